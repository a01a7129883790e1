/**
 * Detects the engine of Safari and of every browser on an iPhone, by the value that the HTML standard prescribes for it (§
 * navigator.vendor).
 */
export const isWebKit = (): boolean => navigator.vendor === 'Apple Computer, Inc.';
