import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { type Run, vo2maxOf } from '../../../domain/protocols/cooper-run/cooper-run.ts'
import { shareImageSize } from '../../../i18n/pages.ts'
import { Button } from '../../components/links/button.tsx'
import { useMessages } from '../../messages.ts'
import { useDetailMessages } from '../messages.ts'
import { saveFile, useReminderDownload } from '../calendar-file.ts'
import { drawShareImage, loadFont } from './share-image.ts'
import { sharedHash } from './shared-result.tsx'
import styles from './share.module.css'

/** Renders the buttons to share a run: an image, a link, a printed page and a calendar reminder. */
export function Share({ run }: { run: Run }) {
  const { number } = useMessages()
  const { sharing: words, result } = useDetailMessages()
  const event = result.share.event(number(run.distance, 0, 3))
  const onRemind = useReminderDownload('cooper-run', run, event)
  const { vo2max } = vo2maxOf(run)
  return (
    <ShareImage vo2max={vo2max}>
      <CopyLink key={vo2max} vo2max={vo2max} />
      <Button quiet onClick={() => window.print()}>
        {words.print}
      </Button>
      <Button quiet onClick={onRemind}>
        {words.calendar}
      </Button>
    </ShareImage>
  )
}

/**
 * Renders the share image of a VO2max in ml/kg/min, with a button to share or save it. The browser draws it locally.
 */
function ShareImage({ vo2max, children }: { vo2max: number; children: ReactNode }) {
  const { sharing: words } = useDetailMessages()
  const number = useMessages().number(vo2max, 1)
  const canvas = useRef<HTMLCanvasElement>(null)
  // made before the press, since browsers open a share sheet only directly after one; undefined while outdated
  const [image, setImage] = useState<File>()
  useEffect(() => {
    let isCurrent = true
    void loadFont().then(() => {
      const context = canvas.current?.getContext('2d')
      if (!context || !isCurrent) return
      drawShareImage(context, number, words.card)
      context.canvas.toBlob((blob) => {
        if (blob && isCurrent) setImage(new File([blob], `${words.fileName}.png`, { type: blob.type }))
      })
    })
    return () => {
      isCurrent = false
      setImage(undefined)
    }
  }, [number, words])

  return (
    <div className={styles.share}>
      <canvas ref={canvas} {...shareImageSize} role="img" aria-label={words.alternative(number)} />
      <div className={styles.buttons}>
        <Button quiet disabled={!image} onClick={() => void shareOrSave(image!)}>
          {canShareImages() ? words.share : words.save}
        </Button>
        {children}
      </div>
      <p className="muted">{words.note}</p>
    </div>
  )
}

/** Renders a button that copies a link with a VO2max in ml/kg/min, and nothing else about a run. */
function CopyLink({ vo2max }: { vo2max: number }) {
  const { sharing: words } = useDetailMessages()
  const { pathname } = useLocation()
  const [copied, setCopied] = useState<'copied' | 'by hand'>()
  const field = useRef<HTMLInputElement>(null)
  const link = () => window.location.origin + pathname + sharedHash(vo2max)

  async function copy() {
    try {
      await navigator.clipboard.writeText(link())
      setCopied('copied')
    } catch {
      // no permission, or no HTTPS: shows the link, to copy it by hand
      setCopied('by hand')
      requestAnimationFrame(() => field.current?.select())
    }
  }

  return (
    <>
      <Button quiet onClick={() => void copy()}>
        {words.copy}
      </Button>
      <p className={styles.copied} role="status">
        {copied === 'copied' && words.copied}
      </p>
      {copied === 'by hand' && (
        <label className={styles.copied}>
          {words.copyByHand}
          <input ref={field} readOnly value={link()} />
        </label>
      )}
    </>
  )
}

/** Whether the browser can share images. `canShare` is missing in some browsers, unlike in its type. */
const canShareImages = () =>
  (navigator as Partial<Navigator>).canShare?.({ files: [new File([], 'image.png', { type: 'image/png' })] })

/**
 * Opens the share sheet. Downloads the image if there is no share sheet or it fails, but not if the visitor cancels.
 */
async function shareOrSave(image: File): Promise<void> {
  if (!canShareImages()) return saveFile(image, image.name)
  try {
    await navigator.share({ files: [image] })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile(image, image.name)
  }
}
