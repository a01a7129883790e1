import type { SoundViewModel } from '../../view-models/sound.view-model';

/** What every part of the dialog about the sound is given. */
export interface SoundSectionProps {
  readonly viewModel: SoundViewModel;
}
