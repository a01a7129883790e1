import Hls, { type ErrorData } from 'hls.js/light';
import { BROKEN_STATUS } from '../../../src/infrastructure/media/hls/checked-loader';
import { classifyTrouble, type HlsTrouble } from '../../../src/infrastructure/media/hls/hls-trouble';

const LAST = 12;
const { ErrorDetails, ErrorTypes } = Hls;

interface Happening {
  readonly details: ErrorData['details'];
  readonly type?: ErrorData['type'];
  readonly code?: number;
  /** The fragment's number, if there is a fragment. */
  readonly sn?: number | 'initSegment';
}

/** The fields of an hls.js error that the code reads. */
function errorOf({ details, type = ErrorTypes.NETWORK_ERROR, code, sn }: Happening): ErrorData {
  const facts = {
    type,
    details,
    fatal: true,
    ...(code !== undefined && { response: { url: '', data: undefined, code, text: '' } }),
    ...(sn !== undefined && { frag: { sn } }),
  };
  return facts as unknown as ErrorData;
}

const fragment = (code: number, sn: Happening['sn']): Happening => ({
  details: ErrorDetails.FRAG_LOAD_ERROR,
  code,
  sn,
});

describe('the classification of a fatal error of hls.js', () => {
  it.each<[string, Happening, HlsTrouble]>([
    ['a playlist that is gone', { details: ErrorDetails.MANIFEST_LOAD_ERROR, code: 404 }, final('not-found')],
    ['a rendition that is gone', { details: ErrorDetails.LEVEL_LOAD_ERROR, code: 410 }, final('not-found')],
    [
      'a playlist of a server in trouble',
      { details: ErrorDetails.MANIFEST_LOAD_ERROR, code: 503 },
      { kind: 'network' },
    ],
    ['a playlist without an answer', { details: ErrorDetails.MANIFEST_LOAD_ERROR }, { kind: 'network' }],
    ['a playlist without sense', { details: ErrorDetails.MANIFEST_PARSING_ERROR }, doubt('decode')],
    ['a rendition without fragments', { details: ErrorDetails.LEVEL_EMPTY_ERROR }, doubt('decode')],
    ['a codec that is not known', { details: ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR }, final('unsupported')],
    ['a codec that cannot be added', { details: ErrorDetails.BUFFER_ADD_CODEC_ERROR }, final('unsupported')],
    ['the last fragment, gone', fragment(404, LAST), { kind: 'end-missing' }],
    ['the last fragment of a server in trouble', fragment(500, LAST), { kind: 'network' }],
    ['a fragment before it, gone', fragment(404, LAST - 1), doubt('not-found')],
    ['a fragment that is gone for good', fragment(410, 3), doubt('not-found')],
    ['the beginning, gone', fragment(404, 'initSegment'), doubt('not-found')],
    ['a fragment that is cut off', fragment(BROKEN_STATUS, 3), doubt('decode')],
    ['a fragment of a server in trouble', fragment(503, 3), { kind: 'network' }],
    [
      'sound that cannot be decoded',
      { details: ErrorDetails.BUFFER_APPEND_ERROR, type: ErrorTypes.MEDIA_ERROR },
      { kind: 'media' },
    ],
    ['anything else', { details: ErrorDetails.INTERNAL_EXCEPTION, type: ErrorTypes.OTHER_ERROR }, final('decode')],
  ])('%s', (_, happening, trouble) => {
    expect(classifyTrouble(errorOf(happening), LAST)).toEqual(trouble);
  });

  it('reports no missing end when it is unknown which fragment is the last', () => {
    expect(classifyTrouble(errorOf(fragment(404, LAST)), null)).toEqual(doubt('not-found'));
  });
});

function final(fault: 'not-found' | 'unsupported' | 'decode'): HlsTrouble {
  return { kind: 'final', fault };
}

function doubt(fault: 'not-found' | 'decode'): HlsTrouble {
  return { kind: 'doubt', fault };
}
