'use strict';
const { readFileSync } = require('node:fs');
const path = require('node:path');
const nativeAsync = require('./native-async.js');

const read = (name) => readFileSync(path.join(path.dirname(require.resolve('rxjs')), '../esm/internal', name), 'utf8');

function changed(source) {
  const callback = jest.fn();
  nativeAsync.call({ callback }, source, 'map');
  return callback.mock.calls[0][1];
}

/** Runs a changed file of the installed RxJS; returns the function `name` of it. */
function run(file, name, scope = {}) {
  const source = changed(read(file))
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/^export /gm, '');
  return new Function(...Object.keys(scope), `${source}\nreturn ${name};`)(...Object.values(scope));
}

test.each(['observable/innerFrom.js', 'util/isReadableStreamLike.js'])('%s is left without helpers, line by line', (file) => {
  const source = read(file);
  expect(source).toMatch(/from "tslib"/);
  expect(changed(source)).not.toMatch(/tslib|__a/);
  expect(changed(source).split('\n')).toHaveLength(source.split('\n').length);
});

test('a readable stream is read to its end and released', async () => {
  const toGenerator = run('util/isReadableStreamLike.js', 'readableStreamLikeToAsyncGenerator');
  const parts = [1, 2];
  const releaseLock = jest.fn();
  const read = async () => ({ value: parts[0], done: parts.shift() === undefined });
  const values = [];
  for await (const value of toGenerator({ getReader: () => ({ read, releaseLock }) })) values.push(value);
  expect(values).toEqual([1, 2]);
  expect(releaseLock).toHaveBeenCalledTimes(1);
});

test('an asynchronous iterable is read until the subscriber closes, and its error is passed on', async () => {
  class Observable {
    constructor(subscribe) {
      this.subscribe = subscribe;
    }
  }
  const fromAsyncIterable = run('observable/innerFrom.js', 'fromAsyncIterable', { Observable });
  const subscriber = {
    closed: false,
    values: [],
    next: (value) => subscriber.values.push(value),
    complete: jest.fn(),
    error: jest.fn(),
  };
  const end = jest.fn();
  async function* numbers() {
    try {
      yield 1;
      yield 2;
      throw new Error('broken');
    } finally {
      end();
    }
  }
  fromAsyncIterable(numbers()).subscribe(subscriber);
  await new Promise((done) => setTimeout(done));
  expect(subscriber.values).toEqual([1, 2]);
  expect(subscriber.error).toHaveBeenCalledWith(new Error('broken'));
  fromAsyncIterable(numbers()).subscribe({ ...subscriber, closed: true, error: jest.fn() });
  await new Promise((done) => setTimeout(done));
  expect(subscriber.values).toEqual([1, 2, 1]);
  expect(end).toHaveBeenCalledTimes(2);
});
