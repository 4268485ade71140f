// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useAcceptsCookies } from './use-accepts-cookies.ts'

const acceptsCookies = () => renderHook(useAcceptsCookies).result.current

test('cookies are refused where the browser says so, or refuses storage', () => {
  expect(acceptsCookies()).toBe(true)
  const storage = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(acceptsCookies()).toBe(false)
  storage.mockRestore()
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  expect(acceptsCookies()).toBe(false)
})
