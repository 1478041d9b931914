import FailureReporting
import Robot
import Testing

@MainActor @Suite("Reports of constraint conflicts") struct LayoutCheckTests {
    private func conflict() {
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: 10).isActive = true
        view.widthAnchor.constraint(equalToConstant: 20).isActive = true
        view.translatesAutoresizingMaskIntoConstraints = false
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(view)
        root.layoutIfNeeded()
    }

    @Test("A conflict of constraints is a warning by default", .robot)
    func warned() {
        #expect(FailureCollector.warnings { conflict() }.count == 1)
    }

    @Test("A conflict of constraints is a failure where layout is strict", .robot(layout: .strict))
    func strict() {
        #expect(FailureCollector.failures { conflict() }.count == 1)
    }

    @Test("A conflict of constraints is a failure in a strict test", .robot(strict: true))
    func strictTest() {
        #expect(FailureCollector.failures { conflict() }.count == 1)
    }
}
