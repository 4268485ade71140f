/** Height in px that holds an answer's value, category, percentile and the chart's title, above a toast. */
const answerHeight = 400

/** Scrolls to a new answer, unless there is room for it already, as beside the form. */
export function scrollToAnswer(answer: HTMLElement): void {
  const { top } = answer.getBoundingClientRect()
  const header = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0
  if (top < header || top > window.innerHeight - answerHeight) answer.scrollIntoView({ block: 'start' })
}
