/** `--paper` of tokens.css, for browsers and devices that show it around the page. */
export const paperColours = { light: '#fbfaf6', dark: '#0d1413' }
