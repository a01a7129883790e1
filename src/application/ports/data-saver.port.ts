/** Whether the listener asked the browser to spare their data; nothing is fetched ahead then. */
export interface DataSaver {
  isOn(): boolean;
}
