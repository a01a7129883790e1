const utf16 = (text: string): Buffer => Buffer.from(`${text}\0`, 'utf16le');
const word = (value: number): Buffer => Buffer.from([value & 255, value >> 8]);

function long(value: number, bytes: 4 | 8): Buffer {
  const number = Buffer.alloc(bytes);
  number.writeUInt32LE(value);
  return number;
}

/** The identifiers of ASF's objects as they stand in a file. */
const IDS = {
  header: '3026b2758e66cf11a6d900aa0062ce6c',
  content: '3326b2758e66cf11a6d900aa0062ce6c',
  extendedContent: '40a4d0d207e3d21197f000a0c95ea850',
  extension: 'b503bf5f2ea9cf118ee300c00c205365',
  metadataLibrary: '941c23449894d149a1411d134e457054',
};

const asfObject = (id: keyof typeof IDS, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from(IDS[id], 'hex'), long(24 + body.length, 8), body]);
};

/** A named value of an ASF file: text, a four-byte number, or bytes, which may be declared as another kind. */
type AsfValue = readonly [name: string, value: string | number | Buffer, kind?: number];

function valueOf(value: string | number | Buffer, kind = 1): { readonly kind: number; readonly bytes: Buffer } {
  if (typeof value === 'string') return { kind: 0, bytes: utf16(value) };
  return typeof value === 'number' ? { kind: 3, bytes: long(value, 4) } : { kind, bytes: value };
}

/** Title, artist, copyright, description and rating. */
export function asfContent(...texts: readonly string[]): Buffer {
  const written = texts.map(utf16);
  return asfObject('content', ...written.map(({ length }) => word(length)), ...written);
}

/** Attributes of the extended content description. */
export const asfAttributes = (...values: readonly AsfValue[]): Buffer =>
  asfObject(
    'extendedContent',
    word(values.length),
    ...values.flatMap(([name, value, said]) => {
      const { kind, bytes } = valueOf(value, said);
      return [word(utf16(name).length), utf16(name), word(kind), word(bytes.length), bytes];
    }),
  );

/** The same in the metadata library, inside the header's extension. */
export function asfLibrary(...values: readonly AsfValue[]): Buffer {
  const records = values.flatMap(([name, value]) => {
    const { kind, bytes } = valueOf(value);
    return [word(0), word(0), word(utf16(name).length), word(kind), long(bytes.length, 4), utf16(name), bytes];
  });
  const library = asfObject('metadataLibrary', word(values.length), ...records);
  return asfObject('extension', Buffer.alloc(18), long(library.length, 4), library);
}

/** A picture as `WM/Picture` has it. */
export const asfPicture = (picture: Buffer, kind = 3): Buffer =>
  Buffer.concat([Buffer.from([kind]), long(picture.length, 4), utf16('image/jpeg'), utf16('a cover'), picture]);

/** An ASF file without sound, with these objects in its header. */
export const asfFile = (...objects: readonly Buffer[]): Buffer =>
  asfObject('header', long(objects.length, 4), Buffer.from([1, 2]), ...objects);
