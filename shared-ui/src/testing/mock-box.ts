interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const boxes = new Map<string, (element: HTMLElement) => Box>();

/**
 * Mocks `getBoundingClientRect`, as jsdom has no layout. The last call for a selector wins; other elements keep an empty box.
 * Removed by `jest.restoreAllMocks()`.
 */
export function mockBox(selector: string, box: Box | ((element: HTMLElement) => Box)): void {
  if (!jest.isMockFunction(HTMLElement.prototype.getBoundingClientRect)) boxes.clear();
  boxes.set(selector, typeof box === 'function' ? box : () => box);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(getMockedBox);
}

function getMockedBox(this: HTMLElement): DOMRect {
  const [, measure] = [...boxes].find(([selector]) => this.matches(selector)) ?? [];
  const { left, top, width, height } = measure?.(this) ?? { left: 0, top: 0, width: 0, height: 0 };
  return new DOMRect(left, top, width, height);
}
