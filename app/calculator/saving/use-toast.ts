import { useEffect, useState } from 'react'

/** A dismissed notice leaves the memory after this long. Source: product spec, section 9, toast settings. */
const removalDelay = 1_000_000

export interface Notice {
  id: number
  kind: 'saved' | 'failed'
  open: boolean
}

/** At most one notice at a time: a new one takes the place of the one before. */
export function useToast() {
  const [notice, setNotice] = useState<Notice>()

  useEffect(() => {
    if (!notice || notice.open) return
    const removal = setTimeout(() => setNotice(undefined), removalDelay)
    return () => clearTimeout(removal)
  }, [notice])

  return {
    notice,
    show: (kind: Notice['kind']) => setNotice((before) => ({ id: (before?.id ?? 0) + 1, kind, open: true })),
    dismiss: () => setNotice((before) => before && { ...before, open: false }),
  }
}
