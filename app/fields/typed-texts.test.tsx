import { expect, test } from 'vitest'
import { renderPart } from '#tests/support/render-part.tsx'
import { useFormTexts } from './typed-texts.tsx'

function ShownTexts() {
  const [texts] = useFormTexts('early-form', { weight: '62,5', weightUnit: 'kg', age: '30' })
  return <output>{Object.values(texts).join(' ')}</output>
}

/** Returns the texts of a form whose controls were changed before its scripts came. */
function textsAfter(changed: Record<string, string>): string | null {
  const form = document.createElement('form')
  form.id = 'early-form'
  form.append(
    ...Object.entries(changed).map(([name, value]) => Object.assign(document.createElement('input'), { name, value })),
  )
  document.body.append(form)
  const { textContent } = renderPart(<ShownTexts />)
  form.remove()
  return textContent
}

test.each([
  [{ age: '45' }, '62,5 kg 45'],
  [{ weight: '150', weightUnit: 'lb' }, '150 lb 30'],
  [{ weight: '62,5', weightUnit: 'lb' }, '62,5 kg 30'],
])('of %j before the scripts came, the form has %s', (changed, texts) => expect(textsAfter(changed)).toBe(texts))
