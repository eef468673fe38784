'use strict';

/** The attributes that `display` depends on in jsdom's default stylesheet. */
const attributes = ['hidden', 'open', 'type'];
const inherited = { visibility: 'visible', 'pointer-events': 'auto' };

/** Returns the value in the element's `style` attribute. */
const getOwnValue = (element, property) => element.getAttribute('style') && element.style.getPropertyValue(property);

function getInherited(element, property) {
  const own = getOwnValue(element, property);
  if (own) return own;
  return element.parentElement ? getInherited(element.parentElement, property) : inherited[property];
}

/**
 * Makes `getComputedStyle` of a jsdom window quick for what the testing libraries read of each element of a query: `display`, `visibility`
 * and `pointer-events`. For these jsdom matches every rule of its stylesheet and computes eleven colors, which took an eighth of the time of
 * the component tests. Other properties, and documents with stylesheets, are left to jsdom.
 */
function quickenComputedStyle(window) {
  const compute = window.getComputedStyle;
  const displays = new Map();

  function getDisplay(element) {
    const own = getOwnValue(element, 'display');
    if (own) return own;
    const kind = JSON.stringify([element.localName, ...attributes.map((name) => element.getAttribute(name))]);
    if (!displays.has(kind)) {
      const plain = element.cloneNode(false);
      plain.removeAttribute('style');
      displays.set(kind, compute(plain).display);
    }
    return displays.get(kind);
  }

  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || window.document.styleSheets.length > 0) return compute(element, pseudoElement);
    let full;
    const readFull = () => (full ??= compute(element));
    const getPropertyValue = (name) => {
      if (name === 'display') return getDisplay(element);
      return name in inherited ? getInherited(element, name) : readFull().getPropertyValue(name);
    };
    const quick = {
      getPropertyValue,
      get display() {
        return getPropertyValue('display');
      },
      get visibility() {
        return getPropertyValue('visibility');
      },
      get pointerEvents() {
        return getPropertyValue('pointer-events');
      },
    };
    return new Proxy(quick, { get: (own, name) => (name in own ? own[name] : readFull()[name]) });
  };
}

module.exports = { quickenComputedStyle };
