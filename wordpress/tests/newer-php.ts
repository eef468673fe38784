import { Engine } from 'php-parser';

/** Types that PHP 7.4 takes for names of classes. */
const newerTypes = new Set(['mixed', 'static', 'never', 'null', 'false', 'true']);

/** Functions of PHP 8.0 to 8.3, without those that WordPress 6.0 provides: str_contains, str_starts_with, str_ends_with. */
const newerFunctions = new Set(
  `array_is_list enum_exists fdatasync fdiv fsync get_debug_type get_resource_id imageavif ini_parse_quantity
  json_validate mb_str_pad memory_reset_peak_usage preg_last_error_msg str_decrement str_increment
  openssl_cipher_key_length posix_eaccess posix_fpathconf posix_pathconf posix_sysconf stream_context_set_options`.split(/\s+/),
);

interface Node {
  readonly kind: string;
  readonly [member: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'kind' in value;

/** Returns what a node needs of a newer PHP; undefined if it needs nothing. The parser refuses most other newer syntax. */
function describeNewer(node: Node): string | undefined {
  const { kind, what, name, flags, readonly } = node;
  if (kind === 'uniontype' || kind === 'intersectiontype') return kind;
  if (kind === 'typereference' && newerTypes.has(String(name))) return `type ${String(name)}`;
  if (kind === 'parameter' && (flags !== 0 || (isNode(node['value']) && node['value'].kind === 'new'))) return 'parameter';
  if ((kind === 'property' || kind === 'parameter') && readonly === true) return 'readonly';
  if (kind === 'staticlookup' && isNode(what) && what.kind === 'variable' && isNode(node['offset']))
    return node['offset']['name'] === 'class' ? 'class of an object' : undefined;
  if (kind !== 'call' || !isNode(what) || !newerFunctions.has(String(what['name']))) return undefined;
  return `${String(what['name'])}()`;
}

function* walk(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* walk(item);
  if (!isNode(value)) return;
  yield value;
  for (const member of Object.values(value)) yield* walk(member);
}

/** Returns what a file needs of a PHP newer than 7.4: a syntax error, types, promoted parameters and functions. */
export function findNewerPhp(text: string): string[] {
  const parser = new Engine({ parser: { version: 704 } });
  try {
    return [...walk(parser.parseCode(text, ''))].flatMap((node) => describeNewer(node) ?? []);
  } catch (error) {
    return [String(error)];
  }
}
