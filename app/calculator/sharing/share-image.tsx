import { useEffect, useRef, useState } from 'react'
import { cardSize } from '../../../i18n/pages.ts'
import type { SharingMessages } from '../../../i18n/fr/calculator/sharing.ts'
import { Button } from '../../components/links/button.tsx'
import { useMessages } from '../../messages.ts'
import { drawCard, loadLetters, type Card } from './card.ts'
import { saveFile } from './save-file.ts'
import styles from './share-image.module.css'

interface ShareImageProps {
  /** ml/kg/min */
  vo2max: number
  words: SharingMessages
}

/** A picture of the result, drawn by the browser and sent nowhere: its owner shares it by the device's own means, or saves it. */
export function ShareImage({ vo2max, words }: ShareImageProps) {
  const { number: format } = useMessages()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isNumbered, setNumbered] = useState(true)
  const number = isNumbered ? format(vo2max, 1) : undefined
  const image = usePicture(canvas, { vo2max, number, words })
  const { save, share } = words

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
            {share}
          </Button>
        )}
        <Button quiet disabled={!image} onClick={() => saveFile(image!, image!.name)}>
          {save}
        </Button>
      </p>
      <p className={styles.quiet}>{words.note}</p>
    </div>
  )
}

type Picture = Omit<Card, 'words'> & { words: SharingMessages }

/** Draws the picture, and makes a file of it beforehand: a share sheet opens only at a press. Undefined until it is that of the picture on show. */
function usePicture(canvas: { current: HTMLCanvasElement | null }, { vo2max, number, words }: Picture) {
  const [made, setMade] = useState<Picture & { file: File }>()
  useEffect(() => {
    const abandoned = new AbortController()
    void loadLetters().then(() => {
      const context = canvas.current?.getContext('2d')
      if (!context || abandoned.signal.aborted) return
      drawCard(context, { vo2max, number, words: words.card })
      context.canvas.toBlob((blob) => {
        if (!blob || abandoned.signal.aborted) return
        setMade({ vo2max, number, words, file: new File([blob], `${words.fileName}.png`, { type: blob.type }) })
      })
    })
    return () => abandoned.abort()
  }, [canvas, vo2max, number, words])
  const isCurrent = made?.vo2max === vo2max && made.number === number && made.words === words
  return isCurrent ? made.file : undefined
}

function canShareImages(): boolean {
  const example = new File([], 'image.png', { type: 'image/png' })
  // browsers without it lack the method, which their types do not tell
  return (navigator as Partial<Navigator>).canShare?.({ files: [example] }) ?? false
}

/** Opens the device's share sheet; where that fails, for another reason than a change of mind, the picture is saved. */
async function shareOrSave(image: File): Promise<void> {
  try {
    await navigator.share({ files: [image] })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile(image, image.name)
  }
}
