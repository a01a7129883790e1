import * as browse from '../../../../contract/browse';
import * as collection from '../../../../contract/collection';
import * as demo from '../../../../contract/demo';
import * as envelope from '../../../../contract/envelope';
import * as history from '../../../../contract/history';
import * as home from '../../../../contract/home';
import * as importing from '../../../../contract/import';
import * as search from '../../../../contract/search';
import * as session from '../../../../contract/session';
import * as shortVideo from '../../../../contract/short-video';
import * as song from '../../../../contract/song';
import * as songInfo from '../../../../contract/song-info';
import * as sso from '../../../../contract/sso';
import * as z from '../../../../contract/schema';

const LISTENING = [song, songInfo, home, history, collection, browse, search, shortVideo];
const FILES = [envelope, ...LISTENING, demo, importing, session, sso];

/** Regular expressions of other languages cannot express half of a surrogate pair, which is not a character. */
const HALVES_OF_PAIRS = String.raw`\ud800-\udfff`;

type Json = unknown;
type JsonObject = Record<string, Json>;

const isSchema = (value: unknown): value is z.core.$ZodType => value instanceof z.core.$ZodType;

/** The contract's schemas by the names that its files export them under. */
function namedSchemas() {
  const names = z.registry<{ id: string }>();
  for (const [id, value] of FILES.flatMap((file) => Object.entries(file))) {
    if (isSchema(value)) names.add(value, { id });
  }
  return names;
}

const isObject = (json: Json): json is JsonObject => typeof json === 'object' && json !== null && !Array.isArray(json);

/** Responses may gain fields (decisions.md §1), so additional properties are not forbidden; references point into the document. */
function adapted(json: Json, isAnswer: boolean): Json {
  if (Array.isArray(json)) return json.map((entry) => adapted(entry, isAnswer));
  if (typeof json === 'string')
    return json.replace(/^#\/\$defs\//, '#/components/schemas/').replaceAll(HALVES_OF_PAIRS, '');
  if (!isObject(json)) return json;
  const fields = Object.entries(json).filter(
    ([key]) => key !== '$schema' && key !== 'id' && !(isAnswer && key === 'additionalProperties'),
  );
  return Object.fromEntries(
    fields.map(([key, value]) => [key, key === 'properties' ? properties(value, isAnswer) : adapted(value, isAnswer)]),
  );
}

const properties = (json: Json, isAnswer: boolean): Json =>
  isObject(json)
    ? Object.fromEntries(Object.entries(json).map(([key, value]) => [key, adapted(value, isAnswer)]))
    : json;

/** Writes schemas of the wire as JSON Schema; named schemas are collected and referenced. */
export class WireSchemas {
  private readonly names = namedSchemas();
  private readonly collected = new Map<string, Json>();

  /** What a caller sends. */
  input(schema: z.core.$ZodType): JsonObject {
    return this.write(schema, 'input');
  }

  /** What an answer's `data` holds. */
  output(schema: z.core.$ZodType): JsonObject {
    return this.write(schema, 'output');
  }

  /** Every named schema that was referred to, by name. */
  components(): JsonObject {
    return Object.fromEntries([...this.collected].sort(([left], [right]) => (left < right ? -1 : 1)));
  }

  private write(schema: z.core.$ZodType, io: 'input' | 'output'): JsonObject {
    const { $defs = {}, ...made } = z.toJSONSchema(schema, { io, metadata: this.names }) as JsonObject;
    const isAnswer = io === 'output';
    for (const [id, named] of Object.entries($defs as JsonObject)) this.collected.set(id, adapted(named, isAnswer));
    return adapted(made, isAnswer) as JsonObject;
  }
}
