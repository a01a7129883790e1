/** Whether data saving is on: data that may not be needed is then not fetched ahead. */
export interface DataSaver {
  isOn(): boolean;
}
