import { createBrowserRouter, Navigate } from "react-router-dom";
import { ErrorScreen } from "../routes/error-screen";
import { LoadingScreen } from "../routes/loading-screen";
import { RequireSignIn } from "../routes/require-sign-in";
import { Root } from "../routes/root";

/** Every address of the application (decisions.md, Routes). Pages load when they are first opened. */
export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      { path: "/", lazy: () => import("../routes/landing-page") },
      { path: "/module/:moduleId", lazy: () => import("../routes/module-page") },
      { path: "/login", lazy: () => import("../routes/sign-in-page") },
      { path: "/dashboard", element: <Navigate to="/home" replace /> },
      {
        element: <RequireSignIn />,
        children: [
          { path: "/home", lazy: () => import("../routes/listing-page") },
          { path: "/interviews", lazy: () => import("../routes/listing-page") },
          {
            path: "/interviews/:sessionId",
            lazy: () => import("../routes/session-layout"),
            children: [
              { index: true, element: <Navigate to="dashboard" replace /> },
              { path: "prejoin", lazy: () => import("../routes/prejoin-page") },
              { path: "dashboard", lazy: () => import("../routes/dashboard-page") },
              { path: "overview", lazy: () => import("../routes/overview-page") },
              { path: "feedback", lazy: () => import("../routes/feedback-page") },
              { path: "*", lazy: () => import("../routes/to-dashboard") },
            ],
          },
        ],
      },
      { path: "*", lazy: () => import("../routes/not-found-page") },
    ],
  },
]);
