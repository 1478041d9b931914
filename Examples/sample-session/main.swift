import ApplicationSession
import HeadlessUIKit
import SampleApp

ApplicationSession("Notebook") { SimulatedDevice.current.launch(NotebookDelegate.self) }.run()
