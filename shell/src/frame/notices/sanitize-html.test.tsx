import { render } from '@testing-library/react';
import { createElement, Fragment } from 'react';
import { sanitizeHtml } from './sanitize-html';

const renderSanitized = (html: string) => render(createElement(Fragment, null, ...sanitizeHtml(html))).container;
const sanitize = (html: string) => renderSanitized(html).innerHTML;

test('text elements are kept, without attributes', () => {
  expect(sanitize('<p class="big" style="color:red" onclick="steal()">One <em id="x">two</em><br>three</p>')).toBe(
    '<p>One <em>two</em><br>three</p>',
  );
  expect(sanitize('<ul><li>a</li><li>b &amp; c</li></ul>')).toBe('<ul><li>a</li><li>b &amp; c</li></ul>');
});

test('headings become level 3, and wrappers are removed', () => {
  expect(sanitize('<h1>News</h1><section><div><span>in</span> side</div></section>')).toBe('<h3>News</h3>in side');
});

test.each([
  '<script>steal()</script>',
  '<style>body{display:none}</style>',
  '<svg><script>steal()</script></svg>',
  '<object data="https://evil.example"></object>',
  '<form action="https://evil.example"><input name="password"><button>Go</button></form>',
  '<template><img src="https://evil.example"></template>',
  '<math><mtext><img src=x onerror=steal()></mtext></math>',
  '<img src="x" onerror="steal()">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<!-- <p>not said</p> -->',
])('%s is removed', (html) => {
  expect(sanitize(html)).toBe('');
});

test('links to the web open in a new tab', () => {
  const link = renderSanitized(
    '<a href="https://jetpack.com/news?a=1" target="_self" onmouseover="steal()">News</a>',
  ).querySelector('a');
  expect(link).toHaveAttribute('href', 'https://jetpack.com/news?a=1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).not.toHaveAttribute('onmouseover');
});

test.each([
  'javascript:steal()',
  ' java\nscript:steal()',
  'data:text/html,<script>steal()</script>',
  'vbscript:x',
  '',
  '/wp-admin/',
])('a link to %j becomes its text', (href) => {
  const anchor = document.createElement('a');
  anchor.setAttribute('href', href);
  anchor.textContent = 'Look';
  expect(sanitize(anchor.outerHTML)).toBe('Look');
});

test('images keep address and description; embedded frames become links', () => {
  const image = renderSanitized('<figure><img src="https://i.example/a.png" alt="A chart" srcset="x"></figure>').querySelector(
    'img',
  );
  expect(image).toHaveAttribute('src', 'https://i.example/a.png');
  expect(image).toHaveAttribute('alt', 'A chart');
  expect(image).not.toHaveAttribute('srcset');
  const frame = renderSanitized('<iframe src="https://video.example/v/1" title="The film"></iframe>');
  expect(frame.querySelector('iframe')).toBeNull();
  expect(frame.querySelector('a')).toHaveAttribute('href', 'https://video.example/v/1');
  expect(frame.querySelector('a')).toHaveTextContent('The film');
});
