/** @jest-environment jsdom */
'use strict';
const { quickenComputedStyle } = require('./computed-style.js');

const compute = window.getComputedStyle;
quickenComputedStyle(window);

const contents =
  'a abbr b br button code details div em fieldset form h1 h2 i img label li main meter nav ol p progress section select';
const tags = `${contents} small span strong style summary svg table tbody td template textarea th tr ul dialog input`.split(' ');
const styles = ['', 'display: none', 'display: flex; color: red', 'visibility: hidden', 'pointer-events: none'];
const states = [{}, { hidden: '' }, { open: '' }, { type: 'hidden' }, { type: 'checkbox', class: 'wide' }];

/** Appends an element with a child of the same attributes to the body. */
function append(tag, given) {
  const [element, child] = [tag, 'span'].map((name) => document.createElement(name));
  for (const [name, value] of Object.entries(given)) [element, child].forEach((one) => one.setAttribute(name, value));
  element.append(child, document.createElement('i'));
  document.body.append(element);
  return [element, ...element.children];
}

const read = (style) => ({
  display: [style.display, style.getPropertyValue('display')],
  visibility: [style.visibility, style.getPropertyValue('visibility')],
  pointerEvents: [style.pointerEvents, style.getPropertyValue('pointer-events')],
  others: [style.color, style.getPropertyValue('color'), style.backgroundColor, style.length],
});

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test.each(tags)('a <%s> has the computed style that jsdom gives it', (tag) => {
  for (const state of states)
    for (const style of styles) {
      const elements = append(tag, { ...state, ...(style && { style }) });
      for (const element of elements) expect(read(window.getComputedStyle(element))).toEqual(read(compute(element)));
    }
});

test('a changed style or attribute counts at once', () => {
  const [box, child] = append('div', {});
  expect(window.getComputedStyle(box).display).toBe('block');
  box.hidden = true;
  expect(window.getComputedStyle(box).display).toBe('none');
  box.style.visibility = 'hidden';
  expect(window.getComputedStyle(child).visibility).toBe('hidden');
});

test('a stylesheet of the document is respected', () => {
  const [box] = append('div', { class: 'off' });
  document.head.append(Object.assign(document.createElement('style'), { textContent: '.off { display: none }' }));
  expect(window.getComputedStyle(box).display).toBe('none');
});
