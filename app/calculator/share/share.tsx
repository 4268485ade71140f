import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ratingOf } from '../../../domain/norms/rating.ts'
import { type Run, personVo2maxOf } from '../../../domain/protocols/cooper-run/cooper-run.ts'
import { shareImageSize } from '../../../i18n/pages.ts'
import { Button } from '../../components/links/button.tsx'
import { useMessages } from '../../messages.ts'
import { useCalculatorMessages, useDetailMessages } from '../messages.ts'
import { downloadFile, useReminderDownload } from '../calendar-file.ts'
import { drawResultImage, loadFont } from './share-image.ts'
import { sharedHash, sharedPersonOf, type SharedPerson } from './shared-hash.ts'
import { useSharedPersonText } from './shared-person-text.ts'
import styles from './share.module.css'

/** Renders the buttons to share a run: an image, a link, a printed page and a calendar reminder. */
export function Share({ run }: { run: Run }) {
  const { number } = useMessages()
  const { sharing: words, result } = useDetailMessages()
  const event = result.share.event(number(run.distance, 0, 3))
  const onRemind = useReminderDownload('cooper-run', run, event)
  const personText = useSharedPersonText()
  const [isPersonShared, setPersonShared] = useState(false)
  const someone = sharedPersonOf(run)
  const person = isPersonShared ? someone : undefined
  const link = sharedHash({ ...personVo2maxOf(run), ...(person && { person }) })
  return (
    <ShareImage
      run={run}
      person={person}
      choice={
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={isPersonShared}
            onChange={({ currentTarget }) => setPersonShared(currentTarget.checked)}
          />
          {words.showPerson(personText(someone))}
        </label>
      }
    >
      <CopyLink key={link} hash={link} />
      <Button quiet onClick={() => window.print()}>
        {words.print}
      </Button>
      <Button quiet onClick={onRemind}>
        {words.calendar}
      </Button>
    </ShareImage>
  )
}

interface ShareImageProps {
  run: Run
  person: SharedPerson | undefined
  /** shown between the image and the buttons */
  choice: ReactNode
  /** more buttons */
  children: ReactNode
}

/** Renders the share image of a run, with a button to share or save it. The browser draws it locally. */
function ShareImage({ run, person, choice, children }: ShareImageProps) {
  const { number } = useMessages()
  const { categories: categoryNames } = useCalculatorMessages()
  const { sharing: words } = useDetailMessages()
  const personText = useSharedPersonText()
  const shownPerson = person && personText(person)
  const canvas = useRef<HTMLCanvasElement>(null)
  // undefined while it is drawn; drawn in advance, because browsers open a share sheet only directly after a press
  const [image, setImage] = useState<File>()
  useEffect(() => {
    let isCurrent = true
    void loadFont().then(() => {
      const context = canvas.current?.getContext('2d')
      if (!context || !isCurrent) return
      const { host } = window.location
      drawResultImage(context, run, { words: words.image, number, categoryNames, address: host, person: shownPerson })
      context.canvas.toBlob((blob) => {
        if (blob && isCurrent) setImage(new File([blob], `${words.fileName}.png`, { type: blob.type }))
      })
    })
    return () => {
      isCurrent = false
      setImage(undefined)
    }
  }, [run, shownPerson, number, categoryNames, words])

  const { vo2max, category } = ratingOf(personVo2maxOf(run))
  const alternative = words.alternative(number(vo2max, 1), categoryNames[category], shownPerson)
  return (
    <div className={styles.share}>
      <canvas ref={canvas} {...shareImageSize} role="img" aria-label={alternative} />
      {choice}
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

/** Renders a button that copies a link with this hash. */
function CopyLink({ hash }: { hash: string }) {
  const { sharing: words } = useDetailMessages()
  const { pathname } = useLocation()
  const [copied, setCopied] = useState<'copied' | 'by hand'>()
  const field = useRef<HTMLInputElement>(null)
  const link = () => window.location.origin + pathname + hash

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

/** Whether the browser can share images. Some browsers lack `canShare`, although its type does not say so. */
const canShareImages = () =>
  (navigator as Partial<Navigator>).canShare?.({ files: [new File([], 'image.png', { type: 'image/png' })] })

/**
 * Opens the share sheet. Downloads the image if there is no share sheet or the sheet fails, but not if the visitor
 * cancels.
 */
async function shareOrSave(image: File): Promise<void> {
  if (!canShareImages()) return downloadFile(image, image.name)
  try {
    await navigator.share({ files: [image] })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) downloadFile(image, image.name)
  }
}
