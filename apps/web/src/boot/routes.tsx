import { lazy, Suspense } from "react";
import { Navigate, Route, Routes, useLocation, useParams } from "react-router-dom";
import { Dashboard } from "../routes/dashboard-lazy";
import { LoadingScreen } from "../routes/loading-screen";
import { RequireAdmin } from "../routes/require-admin";
import { RequireSignIn } from "../routes/require-sign-in";
import { Root } from "../routes/root";

const Landing = lazy(() => import("../routes/landing-page"));
const HowItWorks = lazy(() => import("../routes/how-it-works-page"));
const Modules = lazy(() => import("../routes/modules-page"));
const Module = lazy(() => import("../routes/module-page"));
const SignIn = lazy(() => import("../routes/sign-in-page"));
const Listing = lazy(() => import("../routes/listing-page"));
const SessionLayout = lazy(() => import("../routes/session-layout"));
const Prejoin = lazy(() => import("../routes/prejoin-page"));
const Overview = lazy(() => import("../routes/overview-page"));
const Feedback = lazy(() => import("../routes/feedback-page"));
const Replay = lazy(() => import("../routes/replay-page"));
const Evaluations = lazy(() => import("../routes/evaluations-page"));
const MyPage = lazy(() => import("../routes/my-page"));
const Settings = lazy(() => import("../routes/settings-page"));
const Notifications = lazy(() => import("../routes/notifications-page"));
const AdminIndex = lazy(() => import("../routes/admin-index"));
const AdminBatch = lazy(() => import("../routes/admin-batch-page"));
const AdminUsers = lazy(() => import("../routes/admin-users-page"));
const AdminOrganisations = lazy(() => import("../routes/admin-organisations-page"));
const AdminOutbox = lazy(() => import("../routes/admin-outbox-page"));
const AdminRequests = lazy(() => import("../routes/admin-requests-page"));
const Account = lazy(() => import("../routes/account-pages"));
const Pad = lazy(() => import("../routes/pad-page"));
const NotFound = lazy(() => import("../routes/not-found-page"));

/** Every address of the application. Pages load when they are first opened. */
export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route element={<Root />}>
          <Route path="/" element={<Landing />} />
          <Route path="/modules-overview" element={<Modules />} />
          <Route path="/module/:moduleId" element={<Module />} />
          <Route path="/pad" element={<Pad />} />
          <Route path="/login" element={<SignIn />} />
          <Route path="/register" element={<Account page="register" />} />
          <Route path="/register/verify" element={<Account page="verify" />} />
          <Route path="/forgot-password" element={<Account page="forgotPassword" />} />
          <Route path="/reset-password" element={<Account page="resetPassword" />} />
          <Route path="/first-run" element={<Account page="firstRun" />} />
          <Route path="/privacy-policy" element={<Account page="privacyPolicy" />} />
          <Route path="/how-it-works" element={<HowItWorks />} />
          <Route path="/how-it-works2" element={<HowItWorks />} />
          <Route path="/dashboard" element={<Navigate to="/home" replace />} />
          <Route path="/admin/*" element={<ToAdmin />} />
          <Route element={<RequireSignIn />}>
            <Route path="/home" element={<Listing />} />
            <Route path="/interviews" element={<Listing />} />
            <Route path="/interviews/new" element={<Listing withForm />} />
            <Route path="/interviews/:sessionId/edit" element={<Listing withForm />} />
            <Route path="/me/0" element={<MyPage />} />
            <Route path="/me/settings" element={<Settings />} />
            <Route path="/notifications" element={<Notifications />} />
            <Route element={<RequireAdmin />}>
              <Route path="/me/0/admin" element={<AdminRequests />} />
              <Route path="/0/admin">
                <Route index element={<AdminIndex />} />
                <Route path="platform/users" element={<AdminUsers of="platform" />} />
                <Route path="platform/users/batch" element={<AdminBatch of="platform" />} />
                <Route path="platform/organisations" element={<AdminOrganisations of="platform" />} />
                <Route path="organisations/:organisationId/users" element={<AdminUsers of="organisation" />} />
                <Route path="organisations/:organisationId/users/batch" element={<AdminBatch of="organisation" />} />
                <Route
                  path="organisations/:organisationId/institutions"
                  element={<AdminOrganisations of="organisation" />}
                />
                <Route path="institutions/:institutionId/users" element={<AdminUsers of="institution" />} />
                <Route path="institutions/:institutionId/users/batch" element={<AdminBatch of="institution" />} />
                <Route path="outbox" element={<AdminOutbox />} />
              </Route>
            </Route>
            <Route path="/interviews/:sessionId" element={<SessionLayout />}>
              <Route index element={<Navigate to="dashboard" replace />} />
              <Route path="prejoin" element={<Prejoin />} />
              <Route path="dashboard" element={<Dashboard />} />
              <Route path="overview" element={<Overview />} />
              <Route path="feedback" element={<Feedback />} />
              <Route path="replay" element={<Replay />} />
              <Route path="evaluations" element={<Evaluations />} />
              <Route path="*" element={<ToDashboard />} />
            </Route>
          </Route>
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </Suspense>
  );
}

/** Unknown paths of a session lead to its dashboard (LS-2.9). */
function ToDashboard() {
  const { sessionId } = useParams();
  return <Navigate to={`/interviews/${sessionId}/dashboard`} replace />;
}

/** The administration's addresses without their number (AS-3.9). */
function ToAdmin() {
  const { "*": rest = "" } = useParams();
  const { search } = useLocation();
  return <Navigate to={`/0/admin/${rest}${search}`} replace />;
}
