import { describeSoundWriter } from './sound-writer.contract';

// `tests/demo/sound-writer.test.ts` writes it by both ffmpegs.
describeSoundWriter(['the ffmpeg in use']);
