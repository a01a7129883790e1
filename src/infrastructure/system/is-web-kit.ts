/** The engine of Safari and of every browser on an iPhone, by what the HTML standard has it say of itself (§ navigator.vendor). */
export const isWebKit = (): boolean => navigator.vendor === 'Apple Computer, Inc.';
