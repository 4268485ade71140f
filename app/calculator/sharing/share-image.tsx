import { useEffect, useRef, useState } from 'react'
import { cardSize } from '../../../i18n/pages.ts'
import type { SharingMessages } from '../../../i18n/fr/calculator/sharing.ts'
import { Button } from '../../components/links/button.tsx'
import { useMessages } from '../../messages.ts'
import { drawCard, loadLetters } from './card.ts'
import { saveFile } from './save-file.ts'
import styles from './share-image.module.css'

/** A picture of the result, drawn by the browser and sent nowhere: its owner shares it by the device's own means, or saves it. */
export function ShareImage({ vo2max, words }: { vo2max: number; words: SharingMessages }) {
  const { number: format } = useMessages()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isNumbered, setNumbered] = useState(true)
  const number = isNumbered ? format(vo2max, 1) : undefined
  // made beforehand, for a share sheet opens only at a press; undefined until it is that of the picture on show
  const [image, setImage] = useState<File>()
  useEffect(() => {
    let isCurrent = true
    void loadLetters().then(() => {
      const context = canvas.current?.getContext('2d')
      if (!context || !isCurrent) return
      drawCard(context, { vo2max, number, words: words.card })
      context.canvas.toBlob((blob) => {
        if (blob && isCurrent) setImage(new File([blob], `${words.fileName}.png`, { type: blob.type }))
      })
    })
    return () => {
      isCurrent = false
      setImage(undefined)
    }
  }, [vo2max, number, words])

  return (
    <div className={styles.picture}>
      <canvas
        ref={canvas}
        {...cardSize}
        role="img"
        aria-label={number ? words.alternative(number) : words.alternativeWithout}
      />
      <label className={styles.number}>
        <input
          type="checkbox"
          checked={isNumbered}
          onChange={({ currentTarget }) => setNumbered(currentTarget.checked)}
        />
        {words.withNumber}
      </label>
      <p className={styles.ways}>
        {canShareImages() && (
          <Button disabled={!image} onClick={() => void shareOrSave(image!)}>
            {words.share}
          </Button>
        )}
        <Button quiet disabled={!image} onClick={() => saveFile(image!, image!.name)}>
          {words.save}
        </Button>
      </p>
      <p className={styles.quiet}>{words.note}</p>
    </div>
  )
}

/** Browsers that share nothing lack the method, which their types do not tell. */
const canShareImages = () =>
  (navigator as Partial<Navigator>).canShare?.({ files: [new File([], 'image.png', { type: 'image/png' })] })

/** Opens the device's share sheet; where that fails, for another reason than a change of mind, the picture is saved. */
async function shareOrSave(image: File): Promise<void> {
  try {
    await navigator.share({ files: [image] })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile(image, image.name)
  }
}
