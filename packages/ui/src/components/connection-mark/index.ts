export { ConnectionMark, type ConnectionMarkProps, type ConnectionState } from "./connection-mark";
