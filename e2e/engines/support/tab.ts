import type { Cookie } from 'playwright-core'
import { expect } from 'vitest'
import type { Driver } from './driver.ts'
import { blankPath } from './edge.ts'

/** The name that WebDriver gives a reference to an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

export const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' }

export type Tab = ReturnType<typeof tabOf>

/** What a reader does in a browser, and what they see: the same words for every engine. Elements are told by selectors. */
export function tabOf({ send }: Driver, origin: string) {
  /** What a function answers in the page. */
  async function run<Arguments extends unknown[], Answer>(
    script: (...args: Arguments) => Answer,
    ...args: Arguments
  ): Promise<Awaited<Answer>> {
    const answer = await send({
      http: 'POST /execute/sync',
      marionette: 'WebDriver:ExecuteScript',
      parameters: { script: `return (${script.toString()}).apply(null, arguments)`, args },
    })
    return answer as Awaited<Answer>
  }

  /** The first element that is shown and holds a text, once a click would meet it and it does not move any more. */
  async function find(selector: string, text = ''): Promise<string> {
    let found: { element: Record<string, string>; top: number } | undefined
    const isAtRest = async () => {
      const before = found?.top
      found = ((await run(firstInReach, selector, text)) ?? undefined) as unknown as typeof found
      return found !== undefined && found.top === before
    }
    await expect.poll(isAtRest, { message: `${selector} with “${text}”` }).toBe(true)
    return found!.element[elementKey]!
  }

  async function onElement(id: string, action: string, marionette: string, parameters = {}): Promise<void> {
    await send({ http: `POST /element/${id}/${action}`, marionette, parameters: { id, ...parameters } })
  }

  async function perform(source: object): Promise<void> {
    const parameters = { actions: [source] }
    await send({ http: 'POST /actions', marionette: 'WebDriver:PerformActions', parameters })
  }

  const text = (selector: string): Promise<string> =>
    run((selector) => document.querySelector<HTMLElement>(selector)?.innerText.replace(/\s/g, ' ') ?? '', selector)

  const count = (selector: string) => run((selector) => document.querySelectorAll(selector).length, selector)

  return {
    run,
    find,
    text,
    count,

    /** Opens a path of the site. */
    async open(path: string): Promise<void> {
      await send({ http: 'POST /url', marionette: 'WebDriver:Navigate', parameters: { url: origin + path } })
    },

    /** Waits until the scripts have taken the page over: without them the menu is opened by a link. */
    async waitForHydration(): Promise<void> {
      await expect.poll(() => count('header button[aria-haspopup="dialog"]')).toBe(1)
    },

    async goBack(): Promise<void> {
      await send({ http: 'POST /back', marionette: 'WebDriver:Back' })
    },

    /** Clicks an element; again where what came late has moved it away in the meantime. */
    async click(selector: string, text?: string): Promise<void> {
      let isMissed: boolean
      do {
        const id = await find(selector, text)
        await run(catchMissedClick, { [elementKey]: id } as unknown as Element)
        await onElement(id, 'click', 'WebDriver:ElementClick')
        // where the click has led to another page, nothing was missed
        isMissed = await run(() => document.documentElement.dataset.missedClick === 'true').catch(() => false)
      } while (isMissed)
    },

    async focus(selector: string, text?: string): Promise<void> {
      await find(selector, text)
      await run(
        (selector, text = '') =>
          [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.textContent.includes(text))?.focus(),
        selector,
        text,
      )
    },

    /** Types into a field in place of what it holds. */
    async fill(selector: string, value: string): Promise<void> {
      const id = await find(selector)
      await onElement(id, 'clear', 'WebDriver:ElementClear')
      await onElement(id, 'value', 'WebDriver:ElementSendKeys', { text: value })
    },

    /** Chooses an option of a list. */
    async choose(selector: string, value: string): Promise<void> {
      await find(selector)
      const option = await run(
        (selector) => document.querySelector(selector) as unknown,
        `${selector} option[value="${value}"]`,
      )
      await onElement((option as Record<string, string>)[elementKey]!, 'click', 'WebDriver:ElementClick')
    },

    /** Presses keys, one after the other, where the focus is. */
    async press(...pressed: string[]): Promise<void> {
      const actions = pressed.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await perform({ type: 'key', id: 'keyboard', actions })
    },

    /** Clicks on a place of the window, in CSS pixels. */
    async clickAt(x: number, y: number): Promise<void> {
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
    },

    async resize(width: number, height: number): Promise<void> {
      const parameters = { width, height }
      await send({ http: 'POST /window/rect', marionette: 'WebDriver:SetWindowRect', parameters })
    },

    /** What assistive technology is told of an element: its role and its name. */
    async roleAndName(selector: string): Promise<string> {
      const parameters = { id: await find(selector) }
      const answer = (http: `GET /${string}`, marionette: string) => send({ http, marionette, parameters })
      const role = await answer(`GET /element/${parameters.id}/computedrole`, 'WebDriver:GetComputedRole')
      const name = await answer(`GET /element/${parameters.id}/computedlabel`, 'WebDriver:GetComputedLabel')
      return `${String(role)} “${String(name)}”`
    },

    value: (selector: string) => run((selector) => document.querySelector<HTMLInputElement>(selector)?.value, selector),

    /** Whether the focus is on what a selector tells. */
    hasFocus: (selector: string) => run((selector) => document.activeElement?.matches(selector) ?? false, selector),

    /** Waits until an element's text holds a part; any white space counts as a space. */
    async shows(selector: string, part: string): Promise<void> {
      await expect.poll(() => text(selector), { message: selector }).toContain(part.replace(/\s/g, ' '))
    },

    /** Waits until one element at least that answers to a selector is shown, or none is. */
    async expectShown(selector: string, isShown = true): Promise<void> {
      const shown = () =>
        run((selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility()), selector)
      await expect.poll(shown, { message: selector }).toBe(isShown)
    },

    cookies: () => send({ http: 'GET /cookie', marionette: 'WebDriver:GetCookies' }) as Promise<Cookie[]>,

    /** Leaves nothing of a visit behind. */
    async forget(): Promise<void> {
      await this.open(blankPath)
      await run(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      await send({ http: 'DELETE /cookie', marionette: 'WebDriver:DeleteAllCookies' })
    },

    /** A picture of the window, as PNG. */
    async screenshot(): Promise<Buffer> {
      const command = { http: 'GET /screenshot', marionette: 'WebDriver:TakeScreenshot' } as const
      return Buffer.from(String(await send({ ...command, parameters: { full: false } })), 'base64')
    },
  }
}

/** Runs in the page: a click beside the element is kept from what it meets, and told. */
function catchMissedClick(element: Element): void {
  delete document.documentElement.dataset.missedClick
  const onClick = (event: Event) => {
    if (element.contains(event.target as Element)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    document.documentElement.dataset.missedClick = 'true'
  }
  addEventListener('click', onClick, { capture: true, once: true })
}

/** Runs in the page, which may not have scripts of its own: no frame and no promise comes then. */
function firstInReach(selector: string, text: string): { element: Element; top: number } | null {
  const element = [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && element.textContent.includes(text),
  )
  if (!element) return null
  const { top } = element.getBoundingClientRect()
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const [box] = element.getClientRects()
  const met = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return element.contains(met ?? null) ? { element, top } : null
}
