import { useState } from 'react'
import type { ProtocolEntry } from '../../../domain/protocols/registry.ts'

/** Metres that hardly anyone runs in 12 minutes: beyond, the form asks whether they are right. */
const usualAtMost = 4500

/** Remembers the distance that the form asks about. One that was answered is not asked about again. */
export function useAskedDistance(lastEntry: ProtocolEntry | undefined) {
  const [asked, setAsked] = useState<number>()
  const known = distanceOf(lastEntry)
  return {
    asked: asked === known ? undefined : asked,
    /** Returns whether the entry has to be sent once more to be answered. */
    asksAbout(entry: ProtocolEntry | undefined): boolean {
      const distance = distanceOf(entry)
      if (!distance || distance <= usualAtMost || distance === asked || distance === known) return false
      setAsked(distance)
      return true
    },
  }
}

function distanceOf(entry: ProtocolEntry | undefined): number | undefined {
  return entry?.protocol === 'cooper-run' ? entry.inputs.distance : undefined
}
