import { expect, test } from 'vitest'
import { minifyHtml } from './minify-html.ts'

test.each([
  ['<ul><li>a</li><li class="b">c</li></ul><p>d</p>', '<ul><li>a<li class="b">c</ul><p>d</p>'],
  ['<div><p>a</p><p>b</p></div>', '<div><p>a<p>b</div>'],
  ['<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><div><dt>a<dd>b</div></dl>'],
  ['<tbody><tr><th>a</th><td>b</td></tr></tbody>', '<tbody><tr><th>a<td>b</tbody>'],
  ['<select><option>a</option><option>b</option></select>', '<select><option>a<option>b</select>'],
  ['<svg><path d="M0 0"></path><circle r="1"></circle></svg>', '<svg><path d="M0 0"/><circle r="1"/></svg>'],
  ['<input inputMode="decimal" autoComplete="off"/>', '<input inputmode="decimal" autocomplete="off">'],
  ['<ul><li><p>b</p></li></ul>', '<ul><li><p>b</ul>'],
])('%s is sent as %s', (html, shorter) => expect(minifyHtml(html)).toBe(shorter))

test.each([
  ['text after it would become part of it', '<p>a</p> b'],
  ['a link is not closed by what follows', '<p>a</p><a href="/">b</a>'],
  ['a picture opens inside of what is open', '<p>a</p><svg></svg>'],
  ['a script says what it says', '<script>"<li>a</li></ul>"</script>'],
])('an end tag stays where %s', (_, html) => expect(minifyHtml(html)).toBe(html))
