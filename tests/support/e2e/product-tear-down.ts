import { takeBack } from './shared-product';

export default async function tearDown(): Promise<void> {
  await takeBack()?.stopAndForget();
}
