import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("The former name of obscuring") struct DimmingTests {
    @Test("`dimsBackgroundDuringPresentation` is `obscuresBackgroundDuringPresentation`")
    func alias() {
        inOwnWorld {
            let search = UISearchController(searchResultsController: nil)
            #expect(search.dimsBackgroundDuringPresentation)
            search.dimsBackgroundDuringPresentation = false
            #expect(!search.obscuresBackgroundDuringPresentation)
        }
    }
}
