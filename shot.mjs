import { chromium } from 'playwright-core'
const [,, base, out, ...paths] = process.argv
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
for (const scheme of (process.env.SCHEMES??'light,dark').split(',')) for (const w of (process.env.WIDTHS??'390,1280').split(',').map(Number)) {
  const c = await b.newContext({ viewport: { width: w, height: w===390?844:800 }, colorScheme: scheme })
  const p = await c.newPage(); p.on('console', m => ['error','warning'].includes(m.type()) && console.log(m.text()))
  for (const path of paths) { await p.goto(base + path, { waitUntil: 'networkidle' }); await p.screenshot({ path: `${out}/${path.replace(/\W+/g,'_')}-${w}-${scheme}.png`, fullPage: !process.env.VIEW }) }
  await c.close()
}
await b.close()
