export { Divider, Row, type RowProps, Stack, type StackProps } from "./stack";
