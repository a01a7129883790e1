import { describeSoundWriter } from '../demo-studio/encoding/sound-writer.contract';
import { FFMPEGS } from '../support/server/both-ffmpegs';

describeSoundWriter(FFMPEGS);
