export { delayOf } from "./headless/listing-rules";
