import * as v from 'valibot';

/** The fields of a webpack source map that are used here. */
export const sourceMap = v.object({ sources: v.array(v.string()), mappings: v.string() });

export type SourceMap = v.InferOutput<typeof sourceMap>;

/** From this column until the next segment, the code comes from `source`. */
interface Stretch {
  readonly column: number;
  /** Undefined for code of the bundler. */
  readonly source: string | undefined;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes a Base64 VLQ segment. */
export function numbersIn(segment: string): number[] {
  const found: number[] = [];
  let value = 0;
  let shift = 0;
  for (const digit of segment) {
    const bits = digits.indexOf(digit);
    value += (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    found.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return found;
}

function getStretches({ mappings, sources }: SourceMap): Stretch[][] {
  let at = 0;
  return mappings.split(';').map((line) => {
    let column = 0;
    return line.split(',').map((segment) => {
      const [columns = 0, toSource] = numbersIn(segment);
      column += columns;
      if (toSource === undefined) return { column, source: undefined };
      at += toSource;
      return { column, source: sources[at] };
    });
  });
}

/** Splits `code` by source, in order and without gaps. */
export function getPieces(code: string, map: SourceMap): { readonly text: string; readonly source: string | undefined }[] {
  const stretches = getStretches(map);
  return code.split(/(?<=\n)/).flatMap((line, at) => {
    const own = stretches[at] ?? [];
    const starts = own[0]?.column === 0 ? own : [{ column: 0, source: undefined }, ...own];
    return starts.map(({ column, source }, index) => ({ text: line.slice(column, starts[index + 1]?.column), source }));
  });
}
