import { AAC_CODEC, audioLadder } from '../../../server/domain/media/audio-ladder';
import { audioMaster, mediaPlaylist, videoMaster } from '../../../server/domain/media/playlist';
import { planAudio, planVideo } from '../../../server/domain/media/segment-plan';
import { videoLadder } from '../../../server/domain/media/video-ladder';

describe('the HLS playlists', () => {
  it('of a song list its renditions, lowest first, with addresses relative to the playlist', () => {
    expect(audioMaster(audioLadder({ bitrate: 128_000, lossless: false }))).toBe(
      [
        '#EXTM3U',
        '#EXT-X-VERSION:7',
        '#EXT-X-INDEPENDENT-SEGMENTS',
        '#EXT-X-STREAM-INF:BANDWIDTH=70400,AVERAGE-BANDWIDTH=64000,CODECS="mp4a.40.2"',
        '64/index.m3u8',
        '#EXT-X-STREAM-INF:BANDWIDTH=140800,AVERAGE-BANDWIDTH=128000,CODECS="mp4a.40.2"',
        '128/index.m3u8',
        '',
      ].join('\n'),
    );
  });

  it('of a video state size, rate and both codecs', () => {
    const ladder = videoLadder({ codec: 'h264', width: 640, height: 360, fps: 29.97 });
    expect(videoMaster(ladder, AAC_CODEC)).toBe(
      [
        '#EXTM3U',
        '#EXT-X-VERSION:7',
        '#EXT-X-INDEPENDENT-SEGMENTS',
        '#EXT-X-STREAM-INF:BANDWIDTH=910801,AVERAGE-BANDWIDTH=828000,CODECS="avc1.4d401e,mp4a.40.2",' +
          'RESOLUTION=640x360,FRAME-RATE=30',
        '360p/index.m3u8',
        '',
      ].join('\n'),
    );
  });

  it('of a rendition are complete before any segment is made', () => {
    expect(mediaPlaylist(planAudio(6_000, 44_100))).toBe(
      [
        '#EXTM3U',
        '#EXT-X-VERSION:7',
        '#EXT-X-TARGETDURATION:4',
        '#EXT-X-PLAYLIST-TYPE:VOD',
        '#EXT-X-INDEPENDENT-SEGMENTS',
        '#EXT-X-MAP:URI="init.mp4"',
        '#EXTINF:0.998458,',
        '0.m4s',
        '#EXTINF:3.993832,',
        '1.m4s',
        '#EXTINF:1.044898,',
        '2.m4s',
        '#EXT-X-ENDLIST',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['a breath', planVideo(100, 25), 1],
    ['a second and a half', planVideo(1_500, 25), 1],
    ['one whose last segment is rounded up', planVideo(3_600, 25), 3],
    ['one whose last segment is rounded down', planVideo(3_400, 25), 2],
    ['a long one', planVideo(60_000, 25), 4],
  ])('of %s have no segment longer than the target duration', (_, plan, target) => {
    expect(mediaPlaylist(plan)).toContain(`#EXT-X-TARGETDURATION:${target}\n`);
  });
});
