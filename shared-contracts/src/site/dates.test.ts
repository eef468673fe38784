import { defaultDateFormat, formatPhpDate, intlLocale, periodStart } from '../index';

const moment = Date.UTC(2022, 11, 1, 15, 4, 9);

test('CONST-004 a date is formatted as F j, Y by default', () => {
  expect(defaultDateFormat).toBe('F j, Y');
  expect(formatPhpDate(moment)).toBe('December 1, 2022');
});

test.each([
  ['d', '01'],
  ['j', '1'],
  ['D', 'Thu'],
  ['l', 'Thursday'],
  ['N', '4'],
  ['w', '4'],
  ['jS', '1st'],
  ['F', 'December'],
  ['M', 'Dec'],
  ['m', '12'],
  ['n', '12'],
  ['Y', '2022'],
  ['y', '22'],
  ['g:i a', '3:04 pm'],
  ['h:i:s A', '03:04:09 PM'],
  ['G', '15'],
  ['H:i', '15:04'],
  ['Y-m-d', '2022-12-01'],
  ['\\o\\n j.n.', 'on 1.12.'],
  ['j \\d\\e F', '1 de December'],
  ['', ''],
  ['X!', 'X!'],
])('the format %p gives %p', (format, text) => {
  expect(formatPhpDate(moment, format)).toBe(text);
});

test.each([
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [22, '22nd'],
  [23, '23rd'],
  [30, '30th'],
])('day %d has its ending', (day, text) => {
  expect(formatPhpDate(Date.UTC(2022, 9, day), 'jS')).toBe(text);
});

test('midnight and noon are 12 on a clock of 12 hours, and 0 and 12 on one of 24', () => {
  expect(formatPhpDate(Date.UTC(2022, 0, 1, 0, 5), 'g:i A G H')).toBe('12:05 AM 0 00');
  expect(formatPhpDate(Date.UTC(2022, 0, 1, 12, 5), 'g:i A G')).toBe('12:05 PM 12');
  expect(formatPhpDate(Date.UTC(2022, 0, 2), 'N w')).toBe('7 0');
});

test('names come in the language of the page, the month inflected next to a day', () => {
  expect(formatPhpDate(moment, 'j. F Y', { locale: 'de_DE_formal' })).toBe('1. Dezember 2022');
  expect(formatPhpDate(moment, 'l', { locale: 'he_IL' })).toBe('יום חמישי');
  expect(formatPhpDate(moment, 'j F', { locale: 'ru_RU' })).toBe('1 декабря');
  expect(formatPhpDate(moment, 'F', { locale: 'ru_RU' })).toBe('декабрь');
  expect(formatPhpDate(moment, 'j', { locale: 'ar_EG' })).toBe('1');
  expect(formatPhpDate(moment, 'jS', { locale: 'de_DE' })).toBe('1');
});

test('the day is that of the time zone, UTC by default', () => {
  const late = Date.UTC(2022, 11, 31, 23, 30);
  expect(formatPhpDate(late, 'Y-m-d H:i')).toBe('2022-12-31 23:30');
  expect(formatPhpDate(late, 'Y-m-d H:i', { timeZone: 'Europe/Berlin' })).toBe('2023-01-01 00:30');
});

test('an unknown locale is English, an invalid date is refused', () => {
  expect(['de_DE_formal', 'pt_BR', 'xx_YY_zz', '??', ''].map(intlLocale)).toEqual(['de-DE', 'pt-BR', 'en', 'en', 'en']);
  expect(() => formatPhpDate(Number.NaN)).toThrow(RangeError);
});

test.each([
  ['2022W11W28', Date.UTC(2022, 10, 28)],
  ['2022-12-01', Date.UTC(2022, 11, 1)],
])('the period %s begins on its day', (period, start) => {
  expect(periodStart(period)).toBe(start);
});

test.each(['', 'yesterday', '2022', '2022-13-45'])('%p is no period', (period) => {
  expect(periodStart(period)).toBeNaN();
});

test('a formatter is made once for each language, time zone and part of a date', () => {
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  const write = (day: number) => formatPhpDate(Date.UTC(2022, 11, day), 'F jS', { locale: 'en_GB', timeZone: 'Europe/Paris' });
  expect(write(1)).toBe('December 1st');
  const afterOne = made.mock.calls.length;
  expect(afterOne).toBeGreaterThan(0);
  expect(write(2)).toBe('December 2nd');
  expect(made).toHaveBeenCalledTimes(afterOne);
  made.mockRestore();
});
