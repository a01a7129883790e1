import { describeClipWriter } from '../demo-studio/encoding/clip-writer.contract';
import { FFMPEGS } from '../support/server/both-ffmpegs';

describeClipWriter(FFMPEGS, 2);
