import { renderToStaticMarkup } from 'react-dom/server';
import { RichText } from './rich-text';

const render = (text: string) =>
  renderToStaticMarkup(
    <RichText text={text} parts={{ a: (content) => <b>{content}</b>, link: (content) => <i>{content}</i> }} />,
  );

test.each([
  ['plain', 'plain'],
  ['<a>Go</a> and <link>see</link>.', '<b>Go</b> and <i>see</i>.'],
  ['<link>see</link><a>Go</a>', '<i>see</i><b>Go</b>'],
  ['<other>kept</other> words', 'kept words'],
  ['an <a>open mark', 'an &lt;a&gt;open mark'],
])('renders %s', (text, html) => {
  expect(render(text)).toBe(html);
});
