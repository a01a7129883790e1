import type { SoundViewModel } from '../../view-models/sound.view-model';

/** The props of every section in the sound dialog. */
export interface SoundSectionProps {
  readonly viewModel: SoundViewModel;
}
