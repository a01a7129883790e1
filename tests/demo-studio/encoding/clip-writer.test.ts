import { describeClipWriter } from './clip-writer.contract';

// `tests/demo/clip-writer.test.ts` writes longer ones, by both ffmpegs.
describeClipWriter(['the ffmpeg in use'], 1);
