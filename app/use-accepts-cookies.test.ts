import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useAcceptsCookies } from './use-accepts-cookies.ts'

const acceptsCookies = () => renderHook(useAcceptsCookies).result.current

test('cookies are accepted by default', () => expect(acceptsCookies()).toBe(true))

test('where the browser refuses storage, it refuses cookies', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(acceptsCookies()).toBe(false)
})

test('where the browser says that it refuses cookies, it does', () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  expect(acceptsCookies()).toBe(false)
})
