import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { commandFor } from '../../../server/infrastructure/ffmpeg/command';
import { readSummary } from '../../../server/infrastructure/ffmpeg/ffmpeg-loudness-meter';
import { describeFfmpeg, findFfmpeg } from '../../../server/infrastructure/ffmpeg/find-ffmpeg';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

const FFMPEG = { path: '/opt/ffmpeg', version: '7.1', origin: 'path' } as const;

describe('finding ffmpeg', () => {
  const folder = withTemporaryFolder();

  async function program(name: string, version: string): Promise<string> {
    await mkdir(folder(name), { recursive: true });
    const line = `ffmpeg version ${version} Copyright (c) 2000-2031 the FFmpeg developers`;
    await writeFile(folder(name, 'ffmpeg'), `#!/bin/sh\necho "${line}"\n`);
    await chmod(folder(name, 'ffmpeg'), 0o755);
    return folder(name);
  }

  it('takes the configured ffmpeg, then the one on PATH, then the one of the package', async () => {
    const configured = await program('configured', '9.1');
    const onPath = await program('path', '9.2');
    const path = `relative:${folder('none')}:${onPath}`;
    const found = [
      await findFfmpeg(`${configured}/ffmpeg`, path),
      await findFfmpeg(undefined, path),
      await findFfmpeg(undefined, ''),
    ];
    expect(found.map((each) => [each?.origin, each?.version])).toEqual([
      ['configured', '9.1'],
      ['path', '9.2'],
      ['package', '2018'],
    ]);
  });

  it('finds no ffmpeg where the configured program is not ffmpeg', async () => {
    await expect(findFfmpeg('/bin/false', '')).resolves.toBeUndefined();
  });

  it('says which ffmpeg is in use, and that an old one is less safe', () => {
    expect([describeFfmpeg(FFMPEG), describeFfmpeg({ ...FFMPEG, version: '2018', origin: 'package' })]).toEqual([
      'ffmpeg 7.1 (PATH)',
      'ffmpeg 2018 (npm package; a build of 2018: installing ffmpeg on the system is safer)',
    ]);
    expect(describeFfmpeg(undefined)).toContain('no ffmpeg');
  });
});

describe('the ffmpeg command line', () => {
  const confinement = {
    nice: (level: string) => ['nice', '-n', level],
    limits: (seconds: number) => ['prlimit', `--cpu=${seconds}`],
    jail: (source: string) => ['bwrap', source],
    isJailed: true,
  };
  const job = {
    source: '/music/-i;rm.mp3',
    picture: false,
    urgency: 'listener-waits',
    processorSeconds: 30,
    output: ['-f', 'null', '-'],
  } as const;

  it('sets its limits before anything is read', () => {
    const line = commandFor({ ffmpeg: FFMPEG, confinement }, { ...job, urgency: 'in-background' });
    expect(line.slice(0, 8)).toEqual([
      'nice',
      '-n',
      '19',
      'prlimit',
      '--cpu=30',
      'bwrap',
      '/music/-i;rm.mp3',
      '/opt/ffmpeg',
    ]);
  });

  it('reads one local file, through whitelists only', () => {
    const line = commandFor(
      { ffmpeg: FFMPEG, confinement: { nice: () => [], limits: () => [], jail: () => [], isJailed: false } },
      job,
    );
    const after = (flag: string) => line[line.indexOf(flag) + 1];
    expect(line[0]).toBe('/opt/ffmpeg');
    expect([after('-protocol_whitelist'), after('-i')]).toEqual(['file,pipe', 'file:/music/-i;rm.mp3']);
    expect(after('-codec_whitelist')).not.toContain('h264');
    expect(line).toEqual(expect.arrayContaining(['-nostdin', '-max_alloc', '-max_pixels', '-max_streams']));
  });

  it('allows picture decoders only where a picture is wanted, and states where to begin', () => {
    const line = commandFor({ ffmpeg: FFMPEG, confinement }, { ...job, picture: true, from: 12.5 });
    expect(line[line.indexOf('-codec_whitelist') + 1]).toContain('h264');
    expect(line[line.indexOf('-ss') + 1]).toBe('12.500000');
    expect(line.indexOf('-ss')).toBeLessThan(line.indexOf('-i'));
  });
});

describe('the loudness summary', () => {
  const summary = (integrated: string, peak: string) =>
    `frame lines\n[ebur128] Summary:\n\n  Integrated loudness:\n    I:  ${integrated} LUFS\n  True peak:\n    Peak:  ${peak} dBFS\n`;

  it.each([
    [summary('-14.2', '-1.0'), { integrated: -14.2, truePeak: -1 }],
    [summary('-70.0', '-inf'), { integrated: -70, truePeak: -120 }],
    [summary('nan', '0.3'), { integrated: -70, truePeak: 0.3 }],
    ['nothing of the kind', undefined],
  ])('is read from example %#', (text, loudness) => {
    expect(readSummary(text)).toEqual(loudness);
  });
});
