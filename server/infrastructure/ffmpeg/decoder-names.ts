/**
 * What ffmpeg may open and decode, by its own names: every format and codec that is common for music and films, and none that
 * reads a second file, a device or the network. ffmpeg ignores names that it does not have.
 */
const SOUND_FORMATS = words(
  'mp3 mov mp4 m4a 3gp 3g2 mj2 matroska webm ogg flac wav aac aiff asf xwma wv ape mpc mpc8 tta tak dsf iff wsd ac3 eac3',
  'dts dtshd truehd mlp amr amrnb amrwb caf au w64 rm oma aea voc gsm sox qcp shn latm loas g722 wve wsaud xa libopenmpt',
  'libgme adx vqf sbc ast rso mmf nistsphere',
);
const PICTURE_FORMATS = words('avi flv live_flv mpeg mpegvideo mpegts m4v wtv nut nsv dv mxf ivf');

const SOUND_CODECS = words(
  'mp1 mp1float mp2 mp2float mp3 mp3float mp3adu mp3adufloat mp3on4 mp3on4float aac aac_latm libfdk_aac als alac flac',
  'opus libopus vorbis libvorbis speex libspeex wmav1 wmav2 wmapro wmalossless wmavoice xma1 xma2 ape wavpack mpc7 mpc8',
  'tta tak dsd_lsbf dsd_msbf dsd_lsbf_planar dsd_msbf_planar dst shorten mlp truehd ralf sonic ac3 eac3 dca amrnb amrwb',
  'libopencore_amrnb libopencore_amrwb gsm gsm_ms libgsm libgsm_ms evrc qcelp ilbc libilbc g722 g726 g726le g723_1 g729',
  'truespeech nellymoser cook sipr real_144 real_288 atrac1 atrac3 atrac3al atrac3plus atrac3plusal atrac9 qdm2 qdmc',
  'mace3 mace6 metasound twinvq imc iac dvaudio s302m 8svx_exp 8svx_fib pcm_u8 pcm_s8 pcm_s8_planar pcm_u16be pcm_u16le',
  'pcm_s16be pcm_s16le pcm_s16be_planar pcm_s16le_planar pcm_u24be pcm_u24le pcm_s24be pcm_s24le pcm_s24le_planar',
  'pcm_s24daud pcm_u32be pcm_u32le pcm_s32be pcm_s32le pcm_s32le_planar pcm_s64be pcm_s64le pcm_f16le pcm_f24le pcm_f32be',
  'pcm_f32le pcm_f64be pcm_f64le pcm_alaw pcm_mulaw pcm_vidc pcm_bluray pcm_dvd pcm_lxf adpcm_ms adpcm_ima_wav',
  'adpcm_ima_qt adpcm_ima_oki adpcm_yamaha adpcm_swf adpcm_ct adpcm_xa adpcm_ima_ws adpcm_ima_apc adpcm_g722 adpcm_g726',
  'adpcm_g726le sbc adpcm_afc adpcm_ima_rad adpcm_sbpro_2 adpcm_sbpro_3 adpcm_sbpro_4 adpcm_psx adpcm_adx',
);

/** Codecs of moving pictures, by codec name; some of their decoders have other names. */
export const PICTURE_CODECS: readonly string[] = words(
  'h264 hevc vp8 vp9 av1 mpeg4 msmpeg4v1 msmpeg4v2 msmpeg4v3 mpeg1video mpeg2video wmv1 wmv2 wmv3 vc1 flv1 h261 h263',
  'h263p theora mjpeg dvvideo prores vp6 vp6f rv10 rv20 rv30 rv40 svq1 svq3 cinepak indeo3 indeo5 dnxhd ffv1 huffyuv rpza',
);
const PICTURE_DECODERS = words('libdav1d libvpx libvpx-vp9 mpegvideo msmpeg4 flv vp6a');

export const FORMATS = [...SOUND_FORMATS, ...PICTURE_FORMATS].join(',');
export const SOUND_DECODERS = SOUND_CODECS.join(',');
export const ALL_DECODERS = [...SOUND_CODECS, ...PICTURE_CODECS, ...PICTURE_DECODERS].join(',');

function words(...lines: readonly string[]): readonly string[] {
  return lines.join(' ').split(' ');
}
