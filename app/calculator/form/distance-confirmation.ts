import { useState } from 'react'
import type { ProtocolEntry } from '../../../domain/protocols/registry.ts'

/** Metres in 12 minutes beyond which the form asks for a confirmation. */
const usualMaximum = 4500

/**
 * Remembers the unusually long distance that the visitor has to confirm. Sending the same distance again confirms it.
 * The distance of `lastEntry`, the entry on show, needs no confirmation.
 */
export function useDistanceConfirmation(lastEntry: ProtocolEntry | undefined) {
  const [asked, setAsked] = useState<number>()
  const lastDistance = distanceOf(lastEntry)
  return {
    distanceToConfirm: asked === lastDistance ? undefined : asked,
    /** Returns whether the visitor has to send the entry once more. If so, remembers its distance. */
    needsConfirmation(entry: ProtocolEntry | undefined): boolean {
      const distance = distanceOf(entry)
      if (!distance || distance <= usualMaximum || distance === asked || distance === lastDistance) return false
      setAsked(distance)
      return true
    },
  }
}

function distanceOf(entry: ProtocolEntry | undefined): number | undefined {
  return entry?.protocol === 'cooper-run' ? entry.inputs.distance : undefined
}
