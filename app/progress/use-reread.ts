import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { useAddresses } from './addresses.ts'
import { refetchRecords } from './api-records.ts'

/** Reads the page's list again. One that cannot be read leaves what is shown, unless that is known to be no longer true. */
export function useReread() {
  const { revalidate } = useRevalidator()
  const { before } = useAddresses()
  return useCallback(
    async ({ showsFailure = false } = {}) => {
      if ((await refetchRecords(before)) || showsFailure) await revalidate()
    },
    [revalidate, before],
  )
}
