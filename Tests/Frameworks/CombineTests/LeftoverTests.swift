import Combine
import FailureReporting
import Robot
import Testing

@MainActor @Suite("Subscriptions that a test leaves behind") struct LeftoverTests {
    private static var kept: Set<AnyCancellable> = []

    private func leftovers(after test: @MainActor () -> Void) async -> [String] {
        let world = TestWorld(leftovers: .failed)
        return await UIApplication.withShared(world.application) {
            test()
            return await FailureCollector.failures { await world.close() }.map(\.text)
        }
    }

    @Test("A subscription that nobody has cancelled is named with its line")
    func alive() async {
        let line = #line
        let texts = await leftovers {
            let subject = PassthroughSubject<Int, Never>()
            subject.sink { _ in }.store(in: &Self.kept)
            subject.map(\.description).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
                .store(in: &Self.kept)
        }
        Self.kept = []
        #expect(
            texts == [
                """
                Subscriptions are still alive at the end of the test. Cancel them, or keep their AnyCancellable in an \
                object that is freed, or set leftovers to .ignored, as .robot.leftovers(.ignored) does:
                  sink at LeftoverTests.swift:\(line + 3)
                  sink at LeftoverTests.swift:\(line + 4)
                """
            ])
    }

    @Test("A subscription that was cancelled, has ended, or was freed with its object is not")
    func ended() async {
        final class Model {
            @Published var value = 0
            var cancellables: Set<AnyCancellable> = []
        }
        let texts = await leftovers {
            Just(1).sink { _ in }.store(in: &Self.kept)
            let subject = PassthroughSubject<Int, Never>()
            let cancellable = subject.sink { _ in }
            cancellable.cancel()
            cancellable.store(in: &Self.kept)
            let model = Model()
            model.$value.sink { _ in }.store(in: &model.cancellables)
        }
        Self.kept = []
        #expect(texts == [])
    }
}
