/** Whether the listener's data is to be spared: what may not be needed is not fetched ahead then. */
export interface DataSaver {
  isOn(): boolean;
}
