import { useState } from 'react'
import { calculatorAnchor, pathTo } from '#i18n/paths.ts'
import { Button } from '../../ui/button.tsx'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { useMessages } from '../../use-messages.ts'

/**
 * Renders the button that shares a sentence and the calculator's address: with the device's share sheet, or else by the
 * clipboard. Of the person, only the value and the category are shared.
 */
export function Share({ vo2max, category }: { vo2max: string; category: string }) {
  const { answer, locale } = useMessages()
  const { share } = answer
  const [copyResult, setCopyResult] = useState<'copied' | 'failed'>()

  async function onShare() {
    setCopyResult(undefined)
    const text = share.text(vo2max, category)
    const url = `${window.location.origin}${pathTo('measure', locale)}#${calculatorAnchor}`
    // absent in some browsers and without HTTPS, although the types do not say so
    const device: Partial<Navigator> = navigator
    try {
      if (device.share) return await device.share({ text, url })
      await device.clipboard!.writeText(`${text} ${url}`)
      setCopyResult('copied')
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError'
      if (!isCancelled) setCopyResult('failed')
    }
  }

  return (
    <NeedsScript>
      <Button quiet aria-live="polite" onClick={() => void onShare()}>
        {copyResult ? share[copyResult] : share.button}
      </Button>
    </NeedsScript>
  )
}
